/** Whether `Accept-Encoding` names an encoding without a quality of 0. `encoding` is in small letters. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...more] = part.split(";");
    return (
      name.trim().toLowerCase() === encoding &&
      !more.some((parameter) => /^q=0(?:\.0*)?$/i.test(parameter.trim()))
    );
  });
}
