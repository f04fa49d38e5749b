import {
  Button,
  Checkbox,
  FieldContextProvider,
  makeStyles,
  tokens,
  useFieldControlProps_unstable,
} from '@fluentui/react-components';
import { titleIn, useLanguage, useSession, useTranslation } from '@recobro/sdk';
import { ErrorState, Skeletons } from '@recobro/sdk/ui';
import type { HttpapiPermissions as Part } from '../../api/schema.gen';
import { usePermissions } from '../../keys/permissions';

const useStyles = makeStyles({
  pick: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  quick: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  parts: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    maxHeight: '320px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  part: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    display: 'flex',
    flexDirection: 'column',
    '& label': { overflowWrap: 'anywhere' },
    ':not(:first-child)': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke3,
    },
  },
  whole: { fontWeight: tokens.fontWeightSemibold },
  ones: { display: 'flex', flexDirection: 'column', paddingInlineStart: tokens.spacingHorizontalXXL },
});

/** Props of ScopePick; those of a form's control arrive from its field. */
interface ScopePickProps {
  id?: string;
  value: string[] | undefined;
  onChange: (value: string[]) => void;
}

/** Some of what one may do oneself, by the part of the product it belongs to; a part can be picked whole. */
export function ScopePick({ id, value = [], onChange }: ScopePickProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const named = useFieldControlProps_unstable<{ 'aria-labelledby'?: string; 'aria-describedby'?: string }>(
    {},
  );
  const { parts, error, isPending, refetch } = useOwnParts();
  const all = parts.flatMap(({ permissions }) => permissions.map(({ name }) => name));
  const set = (names: string[], on: boolean) =>
    onChange(all.filter((name) => (names.includes(name) ? on : value.includes(name))));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeletons rows={6} when />;
  return (
    <div className={styles.pick}>
      <div className={styles.quick}>
        <Button size="small" onClick={() => onChange(all.filter(reads))}>
          {t('settings.security.scopesRead')}
        </Button>
        <Button size="small" disabled={value.length === 0} onClick={() => onChange([])}>
          {t('settings.security.scopesNone')}
        </Button>
      </div>
      <fieldset
        id={id}
        tabIndex={-1}
        aria-labelledby={named['aria-labelledby']}
        aria-describedby={named['aria-describedby']}
        className={styles.parts}
      >
        {/* The field's name is the group's; each box has its own. */}
        <FieldContextProvider value={undefined}>
          {parts.map((part) => (
            <PartPick key={part.id} part={part} value={value} onSet={set} />
          ))}
        </FieldContextProvider>
      </fieldset>
    </div>
  );
}

interface PartPickProps {
  part: Part;
  value: string[];
  onSet: (names: string[], on: boolean) => void;
}

function PartPick({ part, value, onSet }: PartPickProps) {
  const styles = useStyles();
  const language = useLanguage();
  const names = part.permissions.map(({ name }) => name);
  const picked = names.filter((name) => value.includes(name)).length;
  const some = picked > 0 && picked < names.length;
  const title = titleIn(part.title, language);
  return (
    <fieldset className={styles.part} aria-label={title}>
      <Checkbox
        label={<span className={styles.whole}>{title}</span>}
        checked={some ? 'mixed' : picked > 0}
        onChange={() => onSet(names, picked < names.length)}
      />
      <div className={styles.ones}>
        {part.permissions.map(({ name, title: words }) => (
          <Checkbox
            key={name}
            label={titleIn(words, language)}
            checked={value.includes(name)}
            onChange={(_, { checked }) => onSet([name], checked === true)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The parts of the product, with what one may do oneself. */
function useOwnParts() {
  const { me } = useSession();
  const { data = [], ...query } = usePermissions();
  const parts = data
    .map((part) => ({ ...part, permissions: part.permissions.filter(({ name }) => name in me.permissions) }))
    .filter(({ permissions }) => permissions.length > 0);
  return { parts, ...query };
}

const reads = (name: string) => name.slice(name.indexOf(':') + 1).startsWith('read');
