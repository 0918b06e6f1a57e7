import { Link } from "react-router-dom";

/** Titles of texts as a list of links. */
export const TextLinks = ({ texts }: { texts: readonly { url: string; title: string }[] }) => (
  <ul className="bullets">
    {texts.map(({ url, title }) => (
      <li key={url}>
        <Link to={url}>{title}</Link>
      </li>
    ))}
  </ul>
);
