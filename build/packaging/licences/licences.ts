/** The licences of everything that is shipped: gathered, checked against what may be shipped, and written down. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the program that others made. */
export interface ShippedPart {
  readonly name: string
  readonly version: string
  /** As SPDX writes it. */
  readonly licence: string
  readonly text: string
}

/** Licences that allow everything this project does with them, as long as their text goes along. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Whether an SPDX expression leaves a way that is allowed: one of alternatives, all of what is joined. */
export function isAllowed(licence: string): boolean {
  const bare = licence.trim().replace(/^\((.*)\)$/, '$1')
  if (bare.includes('(')) return false
  return bare.split(' OR ').some((way) => way.split(' AND ').every((one) => ALLOWED.includes(one.trim())))
}

/** The licences of packages, by their names, out of their folders below `modules`. */
export function readLicences(names: readonly string[], modules: string): readonly ShippedPart[] {
  return names.map((name) => readLicence(name, join(modules, name)))
}

/** What a package says of itself, as far as it is of interest here. */
interface Manifest {
  readonly version: string
  readonly license?: unknown
  readonly author?: string | { readonly name?: string }
}

/** @throws Error when a package says nothing of its licence, or the text cannot be had */
function readLicence(name: string, folder: string): ShippedPart {
  // The registry makes sure of the version; of the rest what is missing is looked at below.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { version, license } = manifest
  if (typeof license !== 'string') throw new Error(`${name} does not say under which licence it is`)
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)([.-]|$)/i.test(entry))
  const text = file === undefined ? usualText(manifest) : readFileSync(join(folder, file), 'utf8').trim()
  if (text === null) throw new Error(`${name} comes without the text of its licence (${license})`)
  return { name, version, licence: license, text }
}

/** For a package that names the MIT licence and its author but forgot the text, which is always the same. */
function usualText({ license, author }: Manifest): string | null {
  const holder = typeof author === 'string' ? author : author?.name
  return license === 'MIT' && holder ? `The MIT License (MIT)\n\nCopyright (c) ${holder}\n\n${MIT}` : null
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** @throws Error that names every part whose licence is not allowed */
export function refuseForeignLicences(parts: readonly ShippedPart[]): void {
  const foreign = parts.filter(({ licence }) => !isAllowed(licence))
  if (foreign.length === 0) return
  const names = foreign.map(({ name, licence }) => `${name} (${licence})`)
  throw new Error(`Not to be shipped before somebody has read the licence: ${names.join(', ')}`)
}

/** Chromium and what it is made of: more texts than all others together, in a file that Electron brings along. */
function chromium(): ShippedPart {
  const text =
    'The licences of Chromium and of all its parts are in the file LICENSES.chromium.html beside the program.'
  return { name: 'Chromium', version: '', licence: 'BSD-3-Clause', text }
}

/** Everything that is shipped, Electron first, then in the order of the names. */
export function shippedParts(names: readonly string[], modules: string): readonly ShippedPart[] {
  const parts = [...readLicences(['electron'], modules), chromium(), ...readLicences(names, modules)]
  refuseForeignLicences(parts)
  return parts
}

/** For reading outside the program. */
export function printLicences(parts: readonly ShippedPart[], own: string): string {
  const blocks = parts.map(
    ({ name, version, licence, text }) => `${`${name} ${version}`.trim()} — ${licence}\n\n${text}`,
  )
  const head = `Captain's Table — MIT\n\n${own}\n\nIt contains the following parts by others.`
  return `${[head, ...blocks].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

export interface LicencePlaces {
  /** Where it was noted what the program is made of. */
  readonly shipped: readonly string[]
  readonly modules: string
  /** The page reads this one. */
  readonly list: string
  /** And people this one. */
  readonly text: string
  /** The licence of the program itself. */
  readonly own: string
}

export function writeLicences({ shipped, modules, list, text, own }: LicencePlaces): void {
  const parts = shippedParts(shipped, modules)
  mkdirSync(join(text, '..'), { recursive: true })
  writeFileSync(list, JSON.stringify(parts))
  writeFileSync(text, printLicences(parts, own))
}

/** The licence of the program itself, which stands at the end of its README. */
export function ownLicence(root: string): string {
  const readme = join(root, 'README.md')
  const found = existsSync(readme) ? /\n## Licence\n+([\s\S]+)$/.exec(readFileSync(readme, 'utf8')) : null
  if (!found?.[1]) throw new Error('README.md does not end with the licence')
  return found[1].trim()
}
