export default function HomePage() {
  return <h1>Hundeblick</h1>;
}
