const BARREL = /import\s*\{([^}]*)\}\s*from\s*(['"])@fluentui\/react-icons\2;?/g;

/**
 * A loader: names of the icon package's one entry are taken from a file for each icon. Its entry is made of a few files
 * with hundreds of icons each, so that a page would bring every icon that any page uses.
 */
export default function icons(source: string): string {
  return source.replace(BARREL, (_, names: string) => imports(names));
}

/** One import for each name, all on the line of the one they stand for. */
export function imports(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${fileOf(name.split(' as ')[0]?.trim() ?? name)}';`)
    .join(' ');
}

/** The file that holds an export: an icon stands in one with all its sizes and styles. */
function fileOf(name: string): string {
  const icon = /^(.+?)\d*(Regular|Filled|Light|Color)$/.exec(name)?.[1];
  if (icon) return `@fluentui/react-icons/svg/${kebab(icon)}`;
  return `@fluentui/react-icons/${/IconContext|IconDirection/.test(name) ? 'providers' : 'utils'}`;
}

const kebab = (name: string) =>
  name.replace(/[a-z\d](?=[A-Z])|[a-zA-Z](?=\d)|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase();
