/** The bill of materials in CycloneDX: every package of the lock file, and which are shipped. */

/** The fields of a lock file used here. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  /** `sha512-` followed by the hash in base64. */
  readonly integrity?: string
}

export interface Product {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
}

/** The parts of the program itself, without those of its build. */
export interface Shipped {
  readonly packages: readonly string[]
  /** Version of the packed Electron. */
  readonly electron: string
}

interface Component {
  readonly type: 'application' | 'framework' | 'library'
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  /** `required` is shipped; `excluded` is only used for building. */
  readonly scope?: 'required' | 'excluded'
  readonly purl: string
  readonly licenses?: readonly { readonly expression: string }[]
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
}

export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly version: 1
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

export function billOfMaterials(product: Product, lock: LockFile, shipped: Shipped): BillOfMaterials {
  const own = component('application', product.name, product)
  const components = [...lockedComponents(lock, shipped)].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const required = components.filter(({ scope }) => scope === 'required').map((one) => one['bom-ref'])
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [{ ref: own['bom-ref'], dependsOn: required }],
  }
}

/** Returns one component per version of each package, even if installed several times. */
function lockedComponents({ packages }: LockFile, shipped: Shipped): Iterable<Component> {
  const found = new Map<string, Component>()
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '' || !locked.version) continue
    const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isShipped = name === 'electron' || shipped.packages.includes(name)
    const packed = name === 'electron' && locked.version !== shipped.electron
    // The lock file's hash belongs to another version than the packed one.
    const facts = packed ? { version: shipped.electron } : locked
    const one = component(name === 'electron' ? 'framework' : 'library', name, facts)
    found.set(one['bom-ref'], { ...one, scope: isShipped ? 'required' : 'excluded' })
  }
  return found.values()
}

function component(
  type: Component['type'],
  name: string,
  { version = '', license, integrity }: LockedPackage,
): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(hash ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] } : {}),
  }
}
