import { useTranslation } from '@recobro/sdk';
import { DetailPage, LinkButton } from '@recobro/sdk/ui';
import { Coverage } from './Coverage';
import { Synonyms } from './Synonyms';
import { Unhelpful } from './Unhelpful';
import { Vain } from './Vain';

/** What asks for an editor: languages that articles lack, what is searched in vain, what did not help, and the words that help the search. */
export function CarePage() {
  const { t } = useTranslation('helpcenter');
  return (
    <DetailPage
      back={{ to: '/help-center/write', label: t('writing') }}
      title={t('care')}
      actions={<LinkButton to="/help-center/write?stale=true">{t('stale')}</LinkButton>}
      side={<Synonyms />}
    >
      <Coverage />
      <Vain />
      <Unhelpful />
    </DetailPage>
  );
}
