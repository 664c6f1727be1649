import { expect, it } from 'vitest'
import { useSettings } from './settings.ts'

it('the page starts at the volume of the default settings', () => {
  expect(useSettings.getState()).toMatchObject({ loaded: false, settings: { volume: 0.7 } })
})
