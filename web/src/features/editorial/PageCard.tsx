import { Link } from "react-router-dom";
import type { ContentEntry } from "../../content/content-entry.ts";
import { EDITORIAL_TEXTS } from "../../content/texts.ts";
import { COVERS } from "#shared/ui/covers.ts";

/** A content page in a list: picture, category, title, excerpt, author, date. */
export function PageCard({ page }: { page: ContentEntry }) {
  return (
    <article className="post">
      <Cover entry={page} />
      {page.category && (
        <p>
          <span className="badge">{EDITORIAL_TEXTS[page.language].categories[page.category].badge}</span>
        </p>
      )}
      <h3 className="step-4">
        <Link to={page.url}>{page.title}</Link>
      </h3>
      <p className="soft">{page.excerpt}</p>
      <p className="post-meta dotted">
        <span>{page.author}</span>
        <time dateTime={page.date}>{page.day}</time>
      </p>
    </article>
  );
}

/** The picture of an entry; decorative beside its title. */
export function Cover({ entry, wide = false }: { entry: ContentEntry; wide?: boolean }) {
  const shape = entry.image === "frieda" ? " cover--photo" : wide ? " cover--wide" : "";
  return (
    <div className={`cover${shape}`}>
      <img src={COVERS[entry.image]} alt="" width="560" height="350" loading="lazy" />
    </div>
  );
}
