/** Errors in a file, by row and field. */
export const Mistakes = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <ul className="mistakes" aria-label="Errors in the file">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
