import { Link } from '@fluentui/react-components';
import { useLinkProps } from '@recobro/sdk';

/** A link to an article; of the language that the article is in. */
export function ToArticle({ id, ...props }: { id: string; lang?: string; children: React.ReactNode }) {
  return <Link {...useLinkProps(`/help-center/read/${id}`)} {...props} />;
}
