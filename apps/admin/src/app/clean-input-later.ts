/** Loads `cleanInput` after the first screen and calls it. The returned function ends it. */
export function cleanInputLater(): () => void {
  let end = () => {};
  let ended = false;
  import("./clean-input.ts")
    .then(({ cleanInput }) => {
      if (!ended) end = cleanInput();
    })
    .catch((reason: unknown) =>
      console.warn("Pasted text keeps invisible characters until it is saved.", reason),
    );
  return () => {
    ended = true;
    end();
  };
}
