import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SUITES, stepsOf } from './suites.ts'

const root = join(import.meta.dirname, '..')

describe('stepsOf', () => {
  it.each(SUITES)('%s names scripts that exist', (suite) => {
    const scripts = stepsOf(suite).map(({ args }) => args[0] ?? '')
    expect(scripts.filter((script) => !existsSync(join(root, script)))).toEqual([])
    expect(scripts).not.toHaveLength(0)
  })

  it('checks the types of every part', () => {
    const checked = stepsOf('types').map(({ args }) => args.at(-1)?.split('/')[0])
    expect(new Set(checked)).toEqual(new Set(['engine', 'electron', 'renderer', 'models', 'build']))
  })

  it('checks at least a thousand matches against the laws by default', () => {
    const asked = stepsOf('laws')[0]?.env?.LAWS_MATCHES
    expect(asked).toBe(process.env.LAWS_MATCHES ?? '600')
  })
})

describe('the Node running this', () => {
  it('is the project’s own', () => {
    expect(process.versions.node.split('.')[0]).toBe('24')
  })
})

describe('mutation testing', () => {
  it('mutates files that exist', () => {
    const { mutate } = JSON.parse(readFileSync(join(root, 'build/stryker.config.json'), 'utf8'))
    expect(mutate.filter((file: string) => !existsSync(join(root, file)))).toEqual([])
  })
})
