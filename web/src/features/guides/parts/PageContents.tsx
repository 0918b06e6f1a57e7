import "@hundeblick/web-kit/styles/guide.css";
import { useGuideWords } from "./use-guide-words.ts";

/** Table of contents; `to` is the `id` of a section. */
export function PageContents({ items }: { items: readonly { to: string; title: string }[] }) {
  const words = useGuideWords();
  return (
    <nav className="page-contents" aria-label={words.contents}>
      <p className="step-4 display">{words.contents}</p>
      <ol>
        {items.map(({ to, title }) => (
          <li key={to}>
            <a href={`#${to}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
