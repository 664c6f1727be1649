import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Colour, coloursIn, luminance, named } from './contrast.ts'

/** A rule of a style sheet. */
export interface Rule {
  readonly file: string
  readonly selector: string
  readonly declared: ReadonlyMap<string, string>
  /** True if it is a keyframe of an animation. */
  readonly isFrame: boolean
}

const root = join(import.meta.dirname, '..')

function rulesIn(file: string): readonly Rule[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim().replace(/\s+/g, ' '),
    isFrame: /^(from|to|[\d.%,\s]+)$/.test(selector.trim()),
    declared: new Map(
      body.split(';').flatMap((line) => {
        const at = line.indexOf(':')
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const]
      }),
    ),
  }))
}

/** All rules of the page's style sheets. */
export const RULES: readonly Rule[] = globSync('**/*.css', { cwd: root }).flatMap(rulesIn)

/** Returns the palette that a selector of the root declares, by name. */
export const tokensOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    RULES.filter(({ selector }) => selector === root).flatMap(({ declared }) =>
      [...declared].filter(([name]) => name.startsWith('--')),
    ),
  )

/** Returns the colours of a declaration, names of a palette included. */
export const coloursWith = (tokens: ReadonlyMap<string, string>, value: string): readonly Colour[] =>
  coloursIn(value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? ''))

const usual = tokensOf(':root')

/** Returns the colours of a declaration, names of the usual palette included. */
export const declaredColours = (value: string): readonly Colour[] => coloursWith(usual, value)

/** Returns a colour of the palette. */
export const token = (name: string): Colour => declaredColours(`var(${name})`)[0] ?? named('')

/** Returns the name of a rule in a test. */
export const nameOf = ({ file, selector }: Rule): string => `${file} ${selector}`

/** The most difficult backgrounds for text: the lightest grain of the wood, the darkest corner of the parchment. */
export const WOOD = named('#6b3f20')
export const PARCHMENT = named('#c8a162')

export const isLight = (colour: Colour): boolean => luminance(colour) > 0.25
