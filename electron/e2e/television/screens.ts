import type { RunningApp } from '../driver/app.ts'

/** A screen, and the test ids that lead to it from the menu. */
export interface ShownScreen {
  readonly name: string
  readonly path: readonly string[]
}

export const SCREENS: readonly ShownScreen[] = [
  { name: 'menu', path: [] },
  { name: 'more', path: ['menu-more'] },
  { name: 'quit', path: ['menu-quit'] },
  { name: 'new-jackal', path: ['menu-new', 'game-jackal'] },
  { name: 'new-admiral', path: ['menu-new', 'game-admiral'] },
  { name: 'new-sea-battle', path: ['menu-new', 'game-sea-battle'] },
  { name: 'lessons', path: ['menu-lessons'] },
  { name: 'saves', path: ['menu-saves'] },
  { name: 'settings', path: ['menu-settings'] },
  { name: 'keys', path: ['menu-settings', 'setting-keys'] },
  { name: 'rules', path: ['menu-rules'] },
  { name: 'join', path: ['menu-join'] },
  { name: 'screens', path: ['menu-more', 'menu-screens'] },
  { name: 'replays', path: ['menu-more', 'menu-replays'] },
  { name: 'workshop', path: ['menu-more', 'menu-workshop'] },
  { name: 'people', path: ['menu-more', 'menu-people'] },
  { name: 'person-dialog', path: ['menu-more', 'menu-people', 'person-add'] },
  { name: 'licences', path: ['menu-licences'] },
  { name: 'pause', path: ['menu-continue', 'btn-menu'] },
  { name: 'pause-settings', path: ['menu-continue', 'btn-menu', 'pause-settings'] },
  { name: 'pause-rules', path: ['menu-continue', 'btn-menu', 'pause-rules'] },
  { name: 'pause-screens', path: ['menu-continue', 'btn-menu', 'pause-screens'] },
]

/** Leads from a new page to a screen. */
export async function openScreen({ page }: RunningApp, { path }: ShownScreen): Promise<void> {
  await page.reload()
  await page.getByTestId('menu-continue').waitFor()
  for (const id of path) await page.getByTestId(id).click()
  await page.waitForTimeout(500)
}
