/** The texts about the program in the menus and shops of Linux. */
import { TITLE } from '../product.ts'

export const SYNOPSIS = 'Three sea games on one captain’s table'
export const DESCRIPTION = 'Jackal, Admiral and Sea Battle in 3D, for people at one screen and against bots.'
export const CATEGORIES = ['Game', 'BoardGame'] as const

/** The texts of the menu entry, by their keys in a desktop file. */
export const MENU_TEXTS = {
  Name: TITLE,
  'Name[ru]': 'Капитанский стол',
  GenericName: 'Board games at sea',
  'GenericName[ru]': 'Морские настольные игры',
  'Comment[ru]': 'Шакал, Адмирал и Морской бой в 3D: за одним экраном и против ботов.',
  Keywords: 'jackal;pirates;battleship;шакал;пираты;морской бой;',
} as const
