import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { BuildingRegular, SignOutRegular } from '@fluentui/react-icons';
import { type Me, useSession, useToasts, useTranslation } from '@recobro/sdk';
import { useCallback, useEffect, useState } from 'react';
import { useWrite } from '../api/client';
import { useServices } from '../app/servicesContext';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
/** From here on the end is announced. */
const LAST_MINUTES = 5;

const useStyles = makeStyles({
  banner: {
    position: 'sticky',
    top: '48px',
    zIndex: 9,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorNeutralForeground1,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorStatusWarningBorder1,
    '& svg': { flexShrink: 0 },
  },
  where: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  why: { flexGrow: 1, flexBasis: '160px', overflowWrap: 'anywhere' },
  left: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  leave: { maxWidth: '100%' },
});

/** Where a visitor is, why and for how long, on every page, with the way out. The visit ends by itself; that is announced before. */
export function VisitBanner({ visit }: { visit: NonNullable<Me['visit']> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const { leave: leaving } = useServices();
  const { mutate, isPending } = useWrite('DELETE', '/api/v1/me/visit', { quiet: true });
  // Home, also from a visit that is over by now; what the session that ends here refuses meanwhile leads nowhere else.
  const leave = useCallback(() => {
    leaving();
    mutate(undefined, { onSettled: () => location.assign('/') });
  }, [leaving, mutate]);
  const minutes = useMinutesLeft(visit.until);
  useEnd(minutes, me.tenant.name, leave);
  return (
    <section className={styles.banner} aria-label={t('visit.label')}>
      <span className={styles.where}>
        <BuildingRegular aria-hidden />
        <Text weight="semibold">{t('visit.in', { tenant: me.tenant.name })}</Text>
      </span>
      <Text size={200} className={styles.why}>
        <bdi>{t('visit.why', { reason: visit.reason })}</bdi>
      </Text>
      <Text size={200} className={styles.left}>
        <bdi>{t('visit.left', { count: minutes })}</bdi>
      </Text>
      <Button
        size="small"
        className={styles.leave}
        icon={<SignOutRegular />}
        disabledFocusable={isPending}
        onClick={leave}
      >
        {t('visit.leave', { home: visit.home.name })}
      </Button>
    </section>
  );
}

/** Whole minutes, begun ones too; 0 when it is over. */
function useMinutesLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  });
  return minutes;
}

/** Tells the end before it comes, and goes home with it. */
function useEnd(minutes: number, tenant: string, leave: () => void): void {
  const { t } = useTranslation();
  const toasts = useToasts();
  const soon = minutes <= LAST_MINUTES;
  const over = minutes === 0;
  useEffect(() => {
    if (soon) toasts.warning(t('visit.ending', { tenant }));
  }, [soon, tenant, t, toasts]);
  useEffect(() => {
    if (over) leave();
  }, [over, leave]);
}
