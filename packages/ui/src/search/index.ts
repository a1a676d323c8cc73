import {
  type AnswerMessages,
  makeSearchData,
  type SearchEntry,
  type SearchSource,
} from "@consultorio/content/search-data";

export type { AnswerMessages, SearchEntry, SearchSource };

/** The file that `data-index` of `<c-search>` names, as JSON. Make it where the pages are made, and anew with them. */
export const searchJson = (source: SearchSource, messages: AnswerMessages): string =>
  JSON.stringify(makeSearchData(source, messages));
