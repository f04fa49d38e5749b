interface Page<Row> {
  data: Row[];
  meta?: { next?: string | undefined } | undefined;
}

/** Pages of a hundred rows that a list to choose from may have; whoever needs more searches. */
const MOST_PAGES = 10;

/**
 * The rows of a list that people choose from, page after page.
 *
 * @param ask gets one page: the first without a cursor, each other by the cursor of the one before
 */
export async function everyPage<Row>(
  ask: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let asked = 0; asked < MOST_PAGES; asked += 1) {
    const page = await ask(cursor);
    rows.push(...page.data);
    cursor = page.meta?.next || undefined;
    if (!cursor) break;
  }
  return rows;
}
