import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { TagRef } from '../../api/types';

const useStyles = makeStyles({
  list: { display: 'inline-flex', flexWrap: 'nowrap', gap: tokens.spacingHorizontalXS },
  wrap: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** The tags of a debtor, as words. */
export function TagList({ tags, wrap }: { tags: TagRef[]; wrap?: boolean }) {
  const styles = useStyles();
  return (
    <span className={wrap ? styles.wrap : styles.list}>
      {tags.map((tag) => (
        <Badge key={tag.id} appearance="outline" color="informative" shape="rounded">
          {tag.name}
        </Badge>
      ))}
    </span>
  );
}
