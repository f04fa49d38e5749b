import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import {
  CalendarAddRegular,
  ChatRegular,
  DocumentCheckmarkRegular,
  EditRegular,
  FlagRegular,
  HandshakeRegular,
  MoneyRegular,
  MoreHorizontalRegular,
  NoteAddRegular,
  PeopleSwapRegular,
  PersonRegular,
  StatusRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { LazyMenu, useNarrow } from '@recobro/sdk/ui';
import { useKey } from '../../useKey';
import type { DebtorAct } from './useDebtorActs';

const signs = {
  contact: ChatRegular,
  promise: HandshakeRegular,
  pay: MoneyRegular,
  schedule: CalendarAddRegular,
  note: NoteAddRegular,
  report: DocumentCheckmarkRegular,
  flags: FlagRegular,
  assign: PersonRegular,
  status: StatusRegular,
  edit: EditRegular,
  merge: PeopleSwapRegular,
};

/** How many acts stand as buttons with their words; the rest by their signs. */
const WORDED = 3;

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** What may be done with a debtor, by button and key: what should be done now first; on a phone the rest is a menu. */
export function DebtorActs({ acts }: { acts: DebtorAct[] }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const narrow = useNarrow();
  const [first, ...rest] = acts;
  if (!first) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('acts.title')}>
      {acts.map((act) => (
        <Key key={act.id} act={act} />
      ))}
      {(narrow ? [first] : acts).map((act, at) => (
        <ActButton key={act.id} act={act} primary={at === 0} worded={at < WORDED} />
      ))}
      {narrow && rest.length > 0 && (
        <LazyMenu button={<Button icon={<MoreHorizontalRegular />} aria-label={t('acts.more')} />}>
          {({ MenuList, MenuItem }) => (
            <MenuList>
              {rest.map((act) => {
                const Sign = signs[act.id];
                return (
                  <MenuItem key={act.id} icon={<Sign />} onClick={act.do}>
                    {t(`acts.${act.id}`)}
                  </MenuItem>
                );
              })}
            </MenuList>
          )}
        </LazyMenu>
      )}
    </div>
  );
}

function ActButton({ act, primary, worded }: { act: DebtorAct; primary: boolean; worded: boolean }) {
  const { t } = useTranslation('portfolios');
  const Sign = signs[act.id];
  const name = t(`acts.${act.id}`);
  const button = (
    <Button
      icon={<Sign />}
      appearance={primary ? 'primary' : 'secondary'}
      onClick={act.do}
      {...(act.key && { 'aria-keyshortcuts': act.key })}
      {...(!worded && { 'aria-label': name })}
    >
      {worded && name}
    </Button>
  );
  if (worded && !act.key) return button;
  const key = act.key ? t('contact.key', { key: act.key.toUpperCase() }) : '';
  return (
    <Tooltip content={worded ? key : [name, key].filter(Boolean).join(' · ')} relationship="description">
      {button}
    </Tooltip>
  );
}

/** The key of an act, where nobody else on the page has it. */
function Key({ act }: { act: DebtorAct }) {
  useKey(act.key ?? '', act.key !== undefined && !act.elsewhere, act.do);
  return null;
}
