import { Button } from '@fluentui/react-components';
import { DataTrendingRegular, TableRegular } from '@fluentui/react-icons';
import { parseAsArrayOf, parseAsString, useQueryState, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';

/** Props of Twin. */
export interface TwinProps {
  /** Its name in the URL. */
  id: string;
  title: string;
  /** What else is chosen at its head. */
  actions?: React.ReactNode;
  chart: React.ReactNode;
  table: React.ReactNode;
}

/** A chart, and the same as a table: one of them, by choice, which stands in the URL. */
export function Twin({ id, title, actions, chart, table }: TwinProps) {
  const { t } = useTranslation('portfolios');
  const [tables, setTables] = useQueryState('table', parseAsArrayOf(parseAsString).withDefault([]));
  const asTable = tables.includes(id);
  const turn = () => {
    const next = asTable ? tables.filter((one) => one !== id) : [...tables, id];
    void setTables(next.length > 0 ? next : null);
  };
  return (
    <Section
      title={title}
      flush={asTable}
      actions={
        <>
          {actions}
          <Button
            size="small"
            appearance="subtle"
            icon={asTable ? <DataTrendingRegular /> : <TableRegular />}
            aria-label={`${t(asTable ? 'figures.asChart' : 'figures.asTable')}: ${title}`}
            onClick={turn}
          >
            {t(asTable ? 'figures.asChart' : 'figures.asTable')}
          </Button>
        </>
      }
    >
      {asTable ? table : chart}
    </Section>
  );
}
