import { type SavedView, useDisplay, useLocation, useNavigate } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import type { Column } from '../table/types';
import { showColumns, shownColumns } from '../table/useColumnChoice';

/** What of an address is no part of a view. */
const PLACE = ['page', 'pageSize'];

/** The search, filters and order of an address, in one writing. */
export function queryOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PLACE) params.delete(name);
  params.sort();
  return params.toString();
}

/** The saved views of a list: which one it shows, and the ways to open, save, name and remove them. */
export function useViews<Row>(list: string, columns: Column<Row>[]) {
  const { views: all = [], onViews } = useDisplay();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const views = all.filter((view) => view.list === list);
  const query = queryOf(search);
  const others = all.filter((view) => view.list !== list);
  const put = (mine: SavedView[]) => onViews?.([...others, ...mine]);
  const open = (view: SavedView, replace = false) => {
    if (view.columns) showColumns(list, columns, view.columns);
    void navigate(`${pathname}${view.query && '?'}${view.query}`, { replace });
  };
  const usual = views.find((view) => view.usual);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (search === '' && usual) open(usual, true);
  });
  return {
    views,
    current: views.find((view) => queryOf(view.query) === query),
    mayKeep: onViews !== undefined,
    full: all.length >= MOST,
    open,
    save: (name: string) => {
      const view = { list, name, query, columns: shownColumns(list, columns), usual: false };
      put([...views.filter((one) => one.name !== name), view]);
    },
    rename: (view: SavedView, name: string) =>
      put(views.map((one) => (one.name === view.name ? { ...one, name } : one))),
    remove: (view: SavedView) => {
      put(views.filter((one) => one.name !== view.name));
      return async () => put(views);
    },
    setUsual: (view: SavedView, on: boolean) =>
      put(views.map((one) => ({ ...one, usual: on && one.name === view.name }))),
  };
}

/** How many views a person may keep, of all lists. */
const MOST = 100;
