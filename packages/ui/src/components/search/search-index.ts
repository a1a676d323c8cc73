// A chunk of its own: MiniSearch, the stemmer and the phrases of emergencies load only for a search.
export { createAnswers } from "@consultorio/content/search";
