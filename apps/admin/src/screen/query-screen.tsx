import { QueryView, type QueryViewProps } from "#components/query-view.tsx";
import { ScreenHeader, type ScreenHeaderProps } from "./screen-header.tsx";

/** A screen under its header that draws the data of a query. */
export function QueryScreen<Data>({ title, intro, ...view }: ScreenHeaderProps & QueryViewProps<Data>) {
  return (
    <>
      <ScreenHeader title={title} intro={intro} />
      <QueryView {...view} />
    </>
  );
}
