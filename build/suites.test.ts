import { existsSync, globSync, readFileSync } from 'node:fs'
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
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
    const checked = references.map(({ path }: { path: string }) =>
      path.endsWith('.json') ? path : `${path}/tsconfig.json`,
    )
    const configs = globSync('{engine,electron,renderer,models,build}/**/tsconfig*.json', { cwd: root })
    expect(checked.toSorted()).toEqual(configs.toSorted())
  })

  it('checks three hundred matches against each law by default', () => {
    const asked = stepsOf('laws')[0]?.env?.LAWS_MATCHES
    expect(asked).toBe(process.env.LAWS_MATCHES ?? '300')
  })
})

describe('the Node running this', () => {
  it('is the project’s own', () => {
    expect(process.versions.node.split('.')[0]).toBe('24')
  })
})
