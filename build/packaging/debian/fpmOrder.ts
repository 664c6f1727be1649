/** The subset of fpm's arguments that electron-builder uses and `debPacker.ts` implements. */

/** One thing to install: a file or, ending in `/`, a folder, and its destination. */
export interface Installed {
  readonly from: string
  readonly to: string
}

export interface FpmOrder {
  /** Path of the package to write. */
  readonly output: string
  readonly compression: string
  /** Fields of Debian's control file, in order. */
  readonly control: readonly (readonly [field: string, value: string])[]
  /** Maintainer scripts by dpkg's names. */
  readonly scripts: Readonly<Record<string, string>>
  readonly installed: readonly Installed[]
}

/** Options without a value. */
const FLAGS = ['--force', '--debug']
/** Options that a Debian package does not use. */
const UNUSED = ['--vendor', '--license', '--log']

/** @throws RangeError for an unknown argument, so that nothing is dropped silently */
export function parseFpmOrder(args: readonly string[]): FpmOrder {
  const { options, installed } = sort(args)
  const take = (name: string): readonly string[] => {
    const values = options.get(name) ?? []
    options.delete(name)
    return values
  }
  const one = (name: string): string => {
    const [value] = take(name)
    if (value === undefined) throw new RangeError(`${name} is missing`)
    return value
  }
  if (one('-s') !== 'dir' || one('-t') !== 'deb') throw new RangeError('only folders are packed, and only to deb')
  const list = (field: string, values: readonly string[]) =>
    values.length > 0 ? [[field, values.join(', ')] as const] : []
  const order: FpmOrder = {
    output: one('--package'),
    compression: compression(one('--deb-compression')),
    control: [
      ['Package', one('--name')],
      ['Version', one('--version')],
      ['Architecture', one('--architecture')],
      ['Maintainer', one('--maintainer')],
      ['Section', one('--category')],
      ['Priority', one('--deb-priority')],
      ['Homepage', one('--url')],
      ...list('Depends', take('-d')),
      ...list('Recommends', take('--deb-recommends')),
      ['Description', description(one('--description'))],
    ],
    scripts: { postinst: one('--after-install'), postrm: one('--after-remove') },
    installed,
  }
  for (const name of UNUSED) take(name)
  if (options.size > 0) throw new RangeError(`not understood: ${[...options.keys()].join(', ')}`)
  return order
}

function sort(args: readonly string[]): {
  readonly options: Map<string, string[]>
  readonly installed: readonly Installed[]
} {
  const options = new Map<string, string[]>()
  const installed: Installed[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (FLAGS.includes(arg)) continue
    if (arg.startsWith('-')) options.set(arg, [...(options.get(arg) ?? []), args[++i] ?? ''])
    else installed.push(installedBy(arg))
  }
  return { options, installed }
}

function installedBy(arg: string): Installed {
  const middle = arg.lastIndexOf('=')
  if (middle < 0 || arg[middle + 1] !== '/') throw new RangeError(`not understood: ${arg}`)
  return { from: arg.slice(0, middle), to: arg.slice(middle + 1) }
}

/** Returns dpkg-deb's name of a compression; fpm names one differently. */
function compression(name: string): string {
  return name === 'gz' ? 'gzip' : name
}

/**
 * Returns a description: the first line is the summary; later lines are indented by a space, and empty ones hold a dot.
 */
function description(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const [summary = '', ...rest] = lines.slice(lines.findIndex((line) => line !== ''))
  return [summary, ...rest.map((line) => ` ${line || '.'}`)].join('\n')
}

/** Returns Debian's control file; `size` is the installed size in bytes. */
export function printControl({ control }: Pick<FpmOrder, 'control'>, size: number): string {
  const fields = [...control.slice(0, -1), ['Installed-Size', String(Math.ceil(size / 1024))], ...control.slice(-1)]
  return `${fields.map(([field, value]) => `${field}: ${value}`).join('\n')}\n`
}
