import { describe, expect, it } from 'vitest'
import { SYSTEM_NAMES } from '../targets.ts'
import { DEPOTS, steamScripts } from './steam.ts'
import { printVdf } from './vdf.ts'

describe('the scripts for Steam', () => {
  const scripts = steamScripts(480, '1.2.3')

  it('name the app, the version and a depot for each system', () => {
    expect(scripts['app_build.vdf']).toBe(
      [
        '"AppBuild"',
        '{',
        '\t"AppID"\t"480"',
        '\t"Desc"\t"Captain\'s Table 1.2.3"',
        '\t"ContentRoot"\t".."',
        '\t"BuildOutput"\t"output"',
        '\t"Depots"',
        '\t{',
        '\t\t"481"\t"depot_build_win32.vdf"',
        '\t\t"482"\t"depot_build_darwin.vdf"',
        '\t\t"483"\t"depot_build_linux.vdf"',
        '\t}',
        '}',
        '',
      ].join('\n'),
    )
  })

  it.each(Object.keys(SYSTEM_NAMES))('take the unpacked program of %s without its own updates', (system) => {
    const script = scripts[`depot_build_${system}.vdf`]
    expect(script).toContain(`"LocalPath"\t"${Object.entries(DEPOTS).find(([name]) => name === system)?.[1]}/*"`)
    expect(script).toContain('"FileExclusion"\t"*app-update.yml"')
  })

  it.each([0, -1, 1.5, Number.NaN])('need a valid id: %s', (id) => {
    expect(() => steamScripts(id, '1.2.3')).toThrow('app id')
  })
})

describe('Valve’s text format', () => {
  it('has no way to write quotes, backslashes and line breaks', () => {
    for (const text of ['a"b', 'a\\b', 'a\nb']) expect(() => printVdf([['Desc', text]])).toThrow('cannot contain')
  })
})
