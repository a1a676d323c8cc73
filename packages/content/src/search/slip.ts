/** Whether the beginning of a word is another one with one letter wrong, missing or too much. */
export function isSlip(word: string, start: string): boolean {
  return [-1, 0, 1].some((more) => {
    const head = word.slice(0, start.length + more);
    const first = [...start].findIndex((letter, place) => letter !== head[place]);
    if (first < 0) return true;
    const [rest, right] = [head.slice(first), start.slice(first)];
    return rest.slice(1) === right.slice(1) || rest === right.slice(1) || rest.slice(1) === right;
  });
}
