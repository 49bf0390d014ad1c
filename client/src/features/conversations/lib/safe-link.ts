/** Whether an address carries a login: "https://bank.example@evil.example" reads as one place and leads to another. */
export function hasHiddenLogin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
