export default function EventHomePage() {
  return null;
}
