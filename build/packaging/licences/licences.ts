/** The licences of everything shipped: collected, checked against an allow-list and written to files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A third-party part of the program. */
export interface ShippedPart {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  readonly text: string
}

/** Licences that permit this use as long as their text is included. */
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

/** Returns whether an SPDX expression is satisfied by allowed licences: one operand of OR, all operands of AND. */
export function isAllowed(licence: string): boolean {
  const bare = licence.trim().replace(/^\((.*)\)$/, '$1')
  if (bare.includes('(')) return false
  return bare.split(' OR ').some((way) => way.split(' AND ').every((one) => ALLOWED.includes(one.trim())))
}

/** Returns licences of packages by name, read from their folders below `modules`. */
export function readLicences(names: readonly string[], modules: string): readonly ShippedPart[] {
  return names.map((name) => readLicence(name, join(modules, name)))
}

/** The fields of a package.json used here. */
interface Manifest {
  readonly version: string
  readonly license?: unknown
  readonly author?: string | { readonly name?: string }
}

/** @throws Error when a package does not name its licence or its text cannot be found */
function readLicence(name: string, folder: string): ShippedPart {
  // The registry guarantees the version; missing fields are checked below.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { version, license } = manifest
  if (typeof license !== 'string') throw new Error(`${name} does not say under which licence it is`)
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)([.-]|$)/i.test(entry))
  const text = file === undefined ? usualText(manifest) : readFileSync(join(folder, file), 'utf8').trim()
  if (text === null) throw new Error(`${name} comes without the text of its licence (${license})`)
  return { name, version, licence: license, text }
}

/** Returns the standard MIT text, for a package that names the licence and its author but omits the text. */
function usualText({ license, author }: Manifest): string | null {
  const holder = typeof author === 'string' ? author : author?.name
  return license === 'MIT' && holder ? `The MIT License (MIT)\n\nCopyright (c) ${holder}\n\n${MIT}` : null
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** @throws Error naming every part whose licence is not allowed */
export function refuseForeignLicences(parts: readonly ShippedPart[]): void {
  const foreign = parts.filter(({ licence }) => !isAllowed(licence))
  if (foreign.length === 0) return
  const names = foreign.map(({ name, licence }) => `${name} (${licence})`)
  throw new Error(`Not to be shipped before somebody has read the licence: ${names.join(', ')}`)
}

/** Returns Chromium and its components: the largest text, in a file that comes with Electron. */
function chromium(): ShippedPart {
  const text =
    'The licences of Chromium and of all its parts are in the file LICENSES.chromium.html beside the program.'
  return { name: 'Chromium', version: '', licence: 'BSD-3-Clause', text }
}

/** Returns everything that is shipped: Electron first, then sorted by name. */
export function shippedParts(names: readonly string[], modules: string): readonly ShippedPart[] {
  const parts = [...readLicences(['electron'], modules), chromium(), ...readLicences(names, modules)]
  refuseForeignLicences(parts)
  return parts
}

/** Returns the licences as a text file. */
export function printLicences(parts: readonly ShippedPart[], own: string): string {
  const blocks = parts.map(
    ({ name, version, licence, text }) => `${`${name} ${version}`.trim()} — ${licence}\n\n${text}`,
  )
  const head = `Captain's Table — MIT\n\n${own}\n\nIt contains the following parts by others.`
  return `${[head, ...blocks].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

export interface LicencePlaces {
  /** Files that list the packages of each part. */
  readonly shipped: readonly string[]
  readonly modules: string
  /** The list that the page reads. */
  readonly list: string
  /** The text that users read. */
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

/** Returns the licence of the program itself. */
export function ownLicence(root: string): string {
  return readFileSync(join(root, 'LICENSE'), 'utf8').trim()
}
