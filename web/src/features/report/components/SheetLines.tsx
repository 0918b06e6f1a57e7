/** One heading of the sheet with its lines; nothing without lines. */
export function SheetLines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="bullets">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Empty lines for notes. */
export function NotesArea({ title, lines }: { title: string; lines: number }) {
  return (
    <>
      <h2>{title}</h2>
      <div className="writing-room" aria-hidden>
        {Array.from({ length: lines }, (_, line) => (
          <i key={line} />
        ))}
      </div>
    </>
  );
}
