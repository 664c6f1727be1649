import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningApp } from './app.ts'
import { unfold } from './newMatch.ts'

/** Starts a match of Admiral against an easy bot from a position, which the player chooses as a file. */
export async function startSquadron({ page, program, dataFolder }: RunningApp, position: object): Promise<void> {
  const path = join(dataFolder, 'squadron.json')
  await writeFile(path, JSON.stringify(position))
  await program.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] })
  }, path)
  await page.getByTestId('menu-new').click()
  await page.getByTestId('game-admiral').click()
  await unfold(page)
  await page.getByTestId('scenario-custom').check()
  await page.getByTestId('choose-position').click()
  await page.getByTestId('file-position').getByText('squadron.json').waitFor()
  await page.getByTestId('seat-blue-easy').check()
  await page.getByTestId('start-match').click()
  await page.getByTestId('orders').waitFor()
}
