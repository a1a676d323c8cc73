/** A file that cannot be read as a picture or a video. The message is Spanish. */
export class UnreadableUpload extends Error {
  override name = "UnreadableUpload";
}
