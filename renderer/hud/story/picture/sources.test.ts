import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from '../../../../build/directions/reached.ts'

/** Calls that turn a table or a page into a picture or a text that can be kept. */
const TAKES = /toDataURL|toBlob|convertToBlob|captureStream|capturePage|XMLSerializer|readPixels|\bouterHTML\b/

/** The files that may use them, and why that reveals no secret. */
const TAKERS: Readonly<Record<string, string>> = {
  'renderer/hud/story/picture/savePicture.ts': 'the end of a match, as its result shows it to this viewer',
  'renderer/table/measureQuality.ts': 'one pixel of a canvas of its own, to wait until it is drawn',
}

const read = (file: string) => readFileSync(file, 'utf8')

it('pictures of the table are taken nowhere else: a new place must name what its audience may know', () => {
  const files = [...filesIn('renderer'), ...filesIn('electron')].filter((file) => !/\/(e2e|testkit)\//.test(file))
  expect(files.filter((file) => TAKES.test(read(file))).sort()).toEqual(Object.keys(TAKERS).sort())
})

it('the picture of a match is drawn only by the page of its result', () => {
  const users = filesIn('renderer').filter((file) => /'\.\/drawTable\.ts'|picture\/savePicture\.ts'/.test(read(file)))
  expect(users.sort()).toEqual([
    'renderer/admiral/result/AdmiralStory.tsx',
    'renderer/admiral/result/ways.ts',
    'renderer/hud/story/Story.tsx',
    'renderer/hud/story/ways/WaysSection.tsx',
    'renderer/jackal/result/JackalStory.tsx',
    'renderer/jackal/result/ways.ts',
    'renderer/sea-battle/result/SeaBattleStory.tsx',
    'renderer/sea-battle/result/ways.ts',
  ])
})
