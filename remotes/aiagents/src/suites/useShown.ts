import { useSearchParams } from '@recobro/sdk';

/** The case that is shown over a list, kept in the address, and the way to show none. */
export function useShown(): [string, () => void] {
  const [params, setParams] = useSearchParams();
  return [params.get('case') ?? '', () => setParams({})];
}
