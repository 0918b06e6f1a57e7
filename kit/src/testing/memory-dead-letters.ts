import type { DeadLetter, DeadLetters } from "../dead-letters/store.ts";

export function memoryDeadLetters(): DeadLetters & { letters: Map<string, DeadLetter> } {
  const letters = new Map<string, DeadLetter>();
  return {
    letters,
    put: async (letter) => void letters.set(letter.id, letter),
    find: async (id) => letters.get(id),
    newest: async (limit) => [...letters.values()].toSorted((a, b) => +b.publishedAt - +a.publishedAt).slice(0, limit),
    count: async () => letters.size,
    remove: async (id) => void letters.delete(id),
  };
}
