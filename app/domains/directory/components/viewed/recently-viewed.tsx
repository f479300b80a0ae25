import { type ComponentType, useEffect, useState } from "react";

/**
 * Profiles that this browser has shown lately; nothing without JavaScript or without any profiles. The server
 * knows none of them, so the page is the same for everyone, and the list's code is loaded only where there are some.
 */
export function RecentlyViewed(props: { thin?: boolean }) {
  const [List, setList] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    try {
      if (localStorage.viewed)
        import("./viewed-list.tsx").then(({ ViewedList }) => setList(() => ViewedList), Boolean);
    } catch {
      // The browser does not allow storage.
    }
  }, []);
  return List ? <List {...props} /> : null;
}
