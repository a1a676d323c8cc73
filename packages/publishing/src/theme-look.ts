/** The server draws its last page in the theme of the site, and knows nothing of the section library. */
export { themeLook } from "@consultorio/ui/theme";
