import { Button } from '@fluentui/react-components';
import { type Find, useTranslation } from '@recobro/sdk';
import { LazyFinder, RecordName } from '@recobro/sdk/ui';
import { Fragment } from 'react';

/** Portfolios by a part of their name. */
const findPortfolios: Find = {
  path: '/api/v1/carteras',
  query: (text) => ({ filter: text || undefined, sort: 'name' }),
  label: ({ name }: { name: string }) => name,
};

/** Props of PortfoliosControl. */
export interface PortfoliosControlProps {
  id: string;
  label: string;
  value: string[] | undefined;
  onChange: (ids: string[]) => void;
}

/** Some portfolios, looked for by name; none are all of them. */
export function PortfoliosControl({ id, label, value = [], onChange }: PortfoliosControlProps) {
  const { t } = useTranslation('chats');
  return (
    <LazyFinder
      label={label}
      find={findPortfolios}
      multiple
      value={value}
      onChange={(ids) => onChange(ids)}
      button={
        <Button id={id}>
          {value.length === 0 && t('people.everyPortfolio')}
          {value.map((one, at) => (
            <Fragment key={one}>
              {at > 0 && ', '}
              <RecordName of="portfolios.portfolio" id={one} plain />
            </Fragment>
          ))}
        </Button>
      }
    />
  );
}
