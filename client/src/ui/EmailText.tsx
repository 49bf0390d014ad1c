/** An address as text: from left to right in every language, and broken behind its sign before it is broken within a word. */
export function EmailText({ email }: { email: string }) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </bdi>
  );
}
