import { Button, Text } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { useCan, useLinkProps, useTranslation } from '@recobro/sdk';
import { Section, StatusBadge } from '@recobro/sdk/ui';
import type { RulePack } from '../../api/types';
import { useCountryName } from '../words';
import { Row, Rows } from './Rows';
import { Told } from './Told';

/** The rules of a country that are in force. */
export function PackSection({ pack }: { pack: RulePack }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const country = useCountryName()(pack.country);
  return (
    <Section
      title={country}
      flush
      actions={
        <>
          <Text size={200}>{t('contactRules.version', { number: pack.number })}</Text>
          {can('portfolios.rule_packs:update') && <EditPack country={pack.country} name={country} />}
        </>
      }
    >
      <Rows>
        {pack.rules.map((rule) => (
          <Row
            key={rule.id}
            aside={
              rule.needs_counsel && <StatusBadge tone="warning">{t('contactRules.needsCounsel')}</StatusBadge>
            }
          >
            <Told rule={rule} />
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

function EditPack({ country, name }: { country: string; name: string }) {
  const { t } = useTranslation('portfolios');
  return (
    <Button
      as="a"
      size="small"
      icon={<EditRegular />}
      aria-label={t('contactRules.editOne', { text: name })}
      {...useLinkProps(`/settings/contact-rules/${country}`)}
    >
      {t('edit')}
    </Button>
  );
}
