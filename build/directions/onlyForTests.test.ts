import { expect, it } from 'vitest'
import { onlyForTests } from './onlyForTests.ts'

const USED = { 'renderer/ui/App.tsx': "import { hue } from './hue.ts'", 'renderer/ui/hue.ts': '' }

const found = (files: Readonly<Record<string, string>>) => onlyForTests(new Map(Object.entries({ ...USED, ...files })))

it('leaves a file that the program imports, a program and a test alone', () => {
  expect(found({ 'renderer/ui/hue.test.ts': "import { hue } from './hue.ts'" })).toEqual([])
})

it('finds a file that only a test imports', () => {
  expect(
    found({ 'renderer/ui/sight.ts': '', 'renderer/ui/hue.test.ts': "import { sight } from './sight.ts'" }),
  ).toEqual(['renderer/ui/sight.ts'])
})

it('finds a file that only such a file and a testkit import', () => {
  expect(
    found({
      'renderer/ui/cone.ts': '',
      'renderer/ui/sight.ts': "import { cone } from './cone.ts'",
      'renderer/ui/hue.test.ts': "import { sight } from './sight.ts'",
      'renderer/testkit/eyes.ts': "import { cone } from '../ui/cone.ts'",
    }),
  ).toEqual(['renderer/ui/cone.ts', 'renderer/ui/sight.ts'])
})

it('leaves alone what lies in a testkit, and the programs that tests start', () => {
  expect(
    found({
      'renderer/testkit/eyes.ts': '',
      'electron/server/main.ts': '',
      'renderer/ui/hue.test.ts': "import '../testkit/eyes.ts'\nimport '../../electron/server/main.ts'",
    }),
  ).toEqual([])
})
