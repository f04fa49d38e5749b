import { makeStyles, tokens } from '@fluentui/react-components';
import { usePeople, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useAgentName } from '../agents/useAgentName';
import { AGENT, type usePresence } from './usePresence';

const useStyles = makeStyles({
  line: {
    minBlockSize: tokens.lineHeightBase200,
    paddingInline: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  typing: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
});

/** Who else looks at the conversation, and who else is answering: so that nobody answers twice. */
export function Presence({ others }: Pick<ReturnType<typeof usePresence>, 'others'>) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const people = usePeople().data ?? [];
  const { locale } = useFormats();
  const all = Object.entries(others);
  const typing = all.filter(([, { doing }]) => doing === 'typing');
  const said = typing.length > 0 ? typing : all;
  const programName = useAgentName();
  const nameOf = (id: string) =>
    id.startsWith(AGENT)
      ? programName(id.slice(AGENT.length)) || t('said.agent')
      : (people.find((one) => one.id === id)?.display_name ?? []);
  const names = said.flatMap(([id]) => nameOf(id));
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const doing = typing.length > 0 ? 'typing' : 'viewing';
  return (
    <div role="status" className={styles.line}>
      {names.length > 0 && (
        <span className={typing.length > 0 ? styles.typing : undefined}>
          {t(`presence.${doing}`, { count: names.length, names: listed })}
        </span>
      )}
    </div>
  );
}
