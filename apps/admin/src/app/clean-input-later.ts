/** Loads `cleanInput` after the first screen and begins it. The returned function ends it. */
export function cleanInputLater(): () => void {
  let end = () => {};
  let ended = false;
  import("./clean-input.ts")
    .then(({ cleanInput }) => {
      if (!ended) end = cleanInput();
    })
    .catch((reason: unknown) => console.warn("What is pasted is cleaned when it is saved only.", reason));
  return () => {
    ended = true;
    end();
  };
}
