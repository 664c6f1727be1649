import { describe, expect, it } from 'vitest'
import { twoWayFolders } from './twoWay.ts'

/** Returns the printed pairs of a fictitious project, given as file → code. */
function pairs(files: Readonly<Record<string, string>>): readonly string[] {
  return twoWayFolders(new Map(Object.entries(files))).map(({ pair }) => pair)
}

const TO_SAVES = "import { store } from '../saves/store.ts'"
const TO_MATCHES = "import type { Live } from '../matches/live.ts'"

describe('finds two folders that import each other', () => {
  it('by values or by types', () => {
    expect(pairs({ 'host/matches/live.ts': TO_SAVES, 'host/saves/store.ts': TO_MATCHES })).toEqual([
      'host/matches ↔ host/saves',
    ])
  })

  it('by files that do not import each other', () => {
    expect(pairs({ 'host/matches/clock.ts': TO_SAVES, 'host/saves/listing.ts': TO_MATCHES })).toEqual([
      'host/matches ↔ host/saves',
    ])
  })

  it('by folders inside them', () => {
    const deep = "import type { Live } from '../../matches/clock/live.ts'"
    expect(pairs({ 'host/matches/live.ts': TO_SAVES, 'host/saves/journal/lines.ts': deep })).toEqual([
      'host/matches ↔ host/saves',
    ])
  })

  it('and names the imports of the rarer direction', () => {
    const files = {
      'host/matches/a.ts': TO_SAVES,
      'host/matches/b.ts': TO_SAVES,
      'host/saves/store.ts': `\n${TO_MATCHES}`,
    }
    expect(twoWayFolders(new Map(Object.entries(files)))).toEqual([
      { pair: 'host/matches ↔ host/saves', imports: ['host/saves/store.ts:2'] },
    ])
  })
})

describe('finds none', () => {
  it.each([
    ['where one side is a test', 'host/saves/store.test.ts', TO_MATCHES],
    ['where one side is a program', 'host/saves/record.node.ts', TO_MATCHES],
    ['where only one imports the other', 'host/saves/store.ts', "import { log } from '../log.ts'"],
  ])('%s', (_what, file, line) => {
    expect(pairs({ 'host/matches/live.ts': TO_SAVES, [file]: line })).toEqual([])
  })

  it('between a folder and one inside it', () => {
    const files = {
      'host/saves/store.ts': "import './journal/lines.ts'",
      'host/saves/journal/lines.ts': "import '../store.ts'",
    }
    expect(pairs(files)).toEqual([])
  })

  it('between folders of the root, whose rooms have their tables', () => {
    const files = { 'page/app.ts': "import '../host/contract.ts'", 'host/words.ts': "import '../page/texts.ts'" }
    expect(pairs(files)).toEqual([])
  })
})
