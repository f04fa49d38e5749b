import { Button } from '@fluentui/react-components';
import { DataTrendingRegular, TableRegular } from '@fluentui/react-icons';
import { parseAsArrayOf, parseAsString, useQueryState, useTranslation } from '@recobro/sdk';
import { Section, type SectionProps } from '@recobro/sdk/ui';

/** Props of Twin. */
export interface TwinProps extends Omit<SectionProps, 'children' | 'flush'> {
  /** Its name in the URL. */
  id: string;
  chart: React.ReactNode;
  table: React.ReactNode;
  /** What says the same of both: that there is nothing, what failed. */
  instead?: React.ReactNode;
}

/** A chart, and the same as a table: one of them, by choice, which stands in the URL. */
export function Twin({ id, chart, table, instead, actions, ...section }: TwinProps) {
  const { t } = useTranslation('portfolios');
  const [tables, setTables] = useQueryState('table', parseAsArrayOf(parseAsString).withDefault([]));
  const asTable = tables.includes(id);
  const turn = () => {
    const next = asTable ? tables.filter((one) => one !== id) : [...tables, id];
    void setTables(next.length > 0 ? next : null);
  };
  return (
    <Section
      {...section}
      flush={asTable || Boolean(instead)}
      actions={
        <>
          {actions}
          {!instead && (
            <Button
              size="small"
              appearance="subtle"
              icon={asTable ? <DataTrendingRegular /> : <TableRegular />}
              onClick={turn}
            >
              {asTable ? t('figures.asChart') : t('figures.asTable')}
            </Button>
          )}
        </>
      }
    >
      {instead || (asTable ? table : chart)}
    </Section>
  );
}
