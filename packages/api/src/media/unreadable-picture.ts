/** A file that cannot be read as a picture. The message is Spanish. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
}
