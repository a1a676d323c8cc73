/** Whether `Accept-Encoding` names an encoding without a quality of 0. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...more] = part.split(";");
    return name.trim() === encoding && !more.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter.trim()));
  });
}
